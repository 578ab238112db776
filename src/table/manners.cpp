// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <set>

#include "table/live.h"

// What people ask of each other, and are told beside the moves: taking back, being ready, playing again.
namespace skerry {

// ---- Taking back ----

// Whether somebody else may already be thinking about what follows: their clock has run, so they are asked.
bool LiveTable::turn_has_passed(Seat seat) const {
    if (waiting().has(seat) || !table_->seen_by_others(seat)) return false;
    for (const Seat other : waiting())
        if (person_decides(other) && chairs_[other.index()].user != chairs_[seat.index()].user) return true;
    return false;
}

bool LiveTable::may_undo(Seat seat) const {
    return plan_.undo && table_->may_take_back(seat) && !turn_has_passed(seat);
}

// How many moves would be taken back if everybody agreed.
Result<std::size_t> LiveTable::may_ask(Seat seat, bool turn) const {
    if (state() != TableState::playing) return Error{"The game is over."};
    if (!plan_.undo) return Error{"Undo is off at this table."};
    if (!person_decides(seat)) return Error{"A bot plays for this seat; take it back first."};
    if (question_) return Error{"Somebody already asks to take back; that comes first."};
    if (waiting().size() > 1) return Error{"Others are deciding at the same time; nothing can be taken back now."};
    return table_->with_consent(seat, turn);
}

LiveTable::Deeds LiveTable::ask(const std::string& user, Seat seat, std::int64_t seq, bool turn, const std::string& key,
                                Time at) const {
    SKERRY_TRY(may_decide(user, seat, seq));
    if (table_ && may_undo(seat)) return undo(user, seat, seq, turn, key, at);
    SKERRY_LET(const std::size_t moves, may_ask(seat, turn));
    Deed asked = deed(DeedKind::asked, at, seat, user);
    asked.count = static_cast<int>(moves);
    asked.key = key;
    asked.expected = seq;
    return std::vector{asked};
}

LiveTable::Deeds LiveTable::answer(const std::string& user, std::int64_t question, bool agree, const std::string& key,
                                   Time at) const {
    if (older_) return Error{older_.note};
    if (!question_ || question_->number != question) return Error{"This question is no longer open."};
    const Seats mine = seats_of(user);
    if (mine.empty()) return Error{"You have no seat at this table."};
    if (mine.has(question_->seat) && agree) return Error{"The others have to agree."};
    bool asked = mine.has(question_->seat);
    for (const Seat seat : not_answered()) asked = asked || mine.has(seat);
    if (!asked) return Error{"You are not asked."};
    Deed answered = deed(agree ? DeedKind::granted : DeedKind::declined, at, mine.front(), user);
    answered.key = key;
    answered.expected = question;
    return std::vector{answered};
}

// With bots nobody is in the way: bots always agree.
Result<void> LiveTable::open_question(const Deed& deed) {
    if (!table_ && !older_) return Error{"There is nothing to take back."};
    question_ = Question{++questions_, deed.seat, deed.count, {}};
    question_->agreed.give(deed.user);
    if (not_answered().empty()) return take_back_together(deed);
    remarks_.add(history_.seq(), deed.seat, deed.at,
                 chairs_[deed.seat.index()].name + " asks to take back " + moves_in_words(deed.count) + ".");
    return {};
}

Result<void> LiveTable::grant(const Deed& deed) {
    if (!question_) return Error{"An answer in this table's log has no question."};
    question_->agreed.give(deed.user);
    remarks_.add(history_.seq(), deed.seat, deed.at, chairs_[deed.seat.index()].name + " agrees.");
    return not_answered().empty() ? take_back_together(deed) : Result<void>();
}

Result<void> LiveTable::take_back_together(const Deed& deed) {
    const Question asked = *question_;
    close_question();
    if (older_) {
        older_.drop_last(asked.moves);
        if (!older_.strayed) older_.strayed = !table_ || !take_back_last(asked, deed.at);
        if (older_.strayed) history_.tell_all(history_.seq() + 1);
        return {};
    }
    return take_back_last(asked, deed.at);
}

Result<void> LiveTable::take_back_last(const Question& asked, Time at) {
    history_.begin_take_back();
    Seats ended;
    for (int i = 0; i < asked.moves; ++i) {
        SKERRY_TRY(table_->moves_played() > 0 ? Result<void>() : Error{"There is nothing to take back."});
        const std::size_t last = table_->moves_played() - 1;
        Seats seen;
        for (const ToldEvent& event : table_->happened(last)) seen.add(event.audience);
        if (!table_->waiting().has(table_->mover(last))) ended.add(table_->mover(last));
        SKERRY_TRY(table_->take_back_last());
        history_.take_back(last, seen);
    }
    clocks_.return_gain(ended);
    clocks_.ask(history_.note(nullptr, *table_, asked.seat), at);
    remarks_.add(history_.seq(), asked.seat, at,
                 chairs_[asked.seat.index()].name + " takes back " + moves_in_words(asked.moves) + ".");
    return {};
}

void LiveTable::decline(const Deed& deed) {
    if (!question_) return;
    const bool withdrawn = seats_of(deed.user).has(question_->seat);
    const std::string& name = chairs_[deed.seat.index()].name;
    remarks_.add(history_.seq(), deed.seat, deed.at,
                 name + (withdrawn ? " no longer asks to take back." : " does not agree: nothing is taken back."));
    close_question();
}

// A question is about the table as it is: whatever changes the table ends it.
void LiveTable::lapse(const Deed& deed) {
    if (!question_) return;
    switch (deed.kind) {
    case DeedKind::moved:
    case DeedKind::undid:
    case DeedKind::lent:
    case DeedKind::left:
    case DeedKind::returned:
    case DeedKind::late:
    case DeedKind::conceded:
        remarks_.add(history_.seq(), question_->seat, deed.at, "The game went on: nothing is taken back.");
        return close_question();
    default: return;
    }
}

void LiveTable::close_question() {
    if (!question_) return;
    question_.reset();
    ++questions_;
}

protocol::AskedBack LiveTable::shown_question() const {
    protocol::AskedBack shown{.number = question_->number, .seat = question_->seat, .moves = question_->moves};
    Seats of;
    for (std::size_t i = table_->moves_played(), n = static_cast<std::size_t>(question_->moves); i > 0 && n > 0; --n)
        of.add(table_->mover(--i));
    shown.of = protocol::list_of(of);
    for (const Seat seat : question_->agreed.given(chairs_)) shown.agreed.push(seat);
    for (const Seat seat : not_answered()) shown.asked.push(seat);
    return shown;
}

// ---- Being ready ----

// Alone nobody waits for anybody.
std::vector<Seat> LiveTable::unready() const {
    if (!plan_.ready || started_ || state() != TableState::playing) return {};
    std::set<std::string> people;
    for (const Chair& chair : chairs_)
        if (chair.kind == ChairKind::person && plays(chair)) people.insert(chair.user);
    return people.size() < 2 ? std::vector<Seat>() : ready_.missing(chairs_, plays);
}

LiveTable::Deeds LiveTable::ready(const std::string& user, Time at) const {
    if (seats_of(user).empty()) return Error{"You have no seat at this table."};
    if (older_) return Error{older_.note};
    if (ready_.has(user) || started_) return std::vector<Deed>();
    return std::vector{deed(DeedKind::readied, at, seats_of(user).front(), user)};
}

void LiveTable::start_clocks_if_ready(Time at) {
    if (started_ || !table_ || !unready().empty()) return;
    started_ = true;
    clocks_.ask(Seats::first(static_cast<std::uint8_t>(chairs_.size())), at);
}

// ---- Playing again ----

LiveTable::Deeds LiveTable::offer(const std::string& user, bool agree, Time at) const {
    const Seats mine = seats_of(user);
    if (mine.empty()) return Error{"You have no seat at this table."};
    if (state() != TableState::over) return Error{"The game is not over."};
    if (!rematch_.empty()) return Error{"There is already a rematch."};
    if (!campaign().empty()) SKERRY_TRY(next());
    if (agree ? again_.has(user) : again_.empty()) return std::vector<Deed>();
    return std::vector{deed(agree ? DeedKind::offered : DeedKind::retracted, at, mine.front(), user)};
}

bool LiveTable::completes_offer(const std::string& user) const {
    Consent all = again_;
    all.give(user);
    return all.missing(chairs_, stayed).empty();
}

// Whoever does not want to ends the offer for everybody.
void LiveTable::offer_again(const Deed& deed) {
    if (deed.kind == DeedKind::offered)
        again_.give(deed.user);
    else
        again_.clear();
}

// ---- What everybody is told ----

bool LiveTable::in_company(const std::string& user) const {
    return std::any_of(chairs_.begin(), chairs_.end(),
                       [&](const Chair& chair) { return chair.kind == ChairKind::person && chair.user != user; });
}

void LiveTable::remark(const Deed& deed) {
    if (deed.kind == DeedKind::moved || deed.kind == DeedKind::said || !table_) return;
    const Seats own = seats_of(deed.user);
    const Seat who = own.empty() || own.has(deed.seat) ? deed.seat : own.front();
    const bool among_others =
        deed.kind == DeedKind::agreed || deed.kind == DeedKind::disagreed || deed.kind == DeedKind::offered;
    if (among_others && !in_company(deed.user)) return;
    Seats audience = Seats::everybody();
    if (deed.kind == DeedKind::hinted) audience.remove(own);
    remarks_.add(history_.seq(), who, deed.at, remark_of(deed, chairs_[who.index()]), audience);
}

}  // namespace skerry
