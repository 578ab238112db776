// SPDX-License-Identifier: Apache-2.0
#include "server/server.h"

#include <chrono>
#include <csignal>
#include <filesystem>
#include <list>
#include <optional>
#include <set>
#include <unordered_map>

#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/http.hpp>
#include <spdlog/spdlog.h>
#include <sys/resource.h>

#include "server/api.h"
#include "server/beast.h"
#include "server/caller.h"

// Sockets, HTTP and WebSocket by Boost.Beast. This is the only file of the server that knows it.
namespace skerry {
namespace {

namespace http = beast::http;
namespace websocket = beast::websocket;
using namespace std::chrono_literals;

constexpr auto request_time = 20s;
constexpr std::size_t longest_header = 8 << 10;

class AsioLoop final : public Loop {
public:
    explicit AsioLoop(net::io_context& context) : context_(context) {}
    void post(std::function<void()> task) override { net::post(context_, std::move(task)); }
    void after(std::chrono::milliseconds wait, std::function<void()> task) override {
        auto timer = std::make_shared<net::steady_timer>(context_, wait);
        timer->async_wait([timer, task = std::move(task)](const boost::system::error_code& failed) {
            if (!failed) task();
        });
    }
    Time now() const override {
        return std::chrono::duration_cast<std::chrono::milliseconds>(
                   std::chrono::system_clock::now().time_since_epoch())
            .count();
    }

private:
    net::io_context& context_;
};

std::string text_of(beast::string_view text) { return {text.data(), text.size()}; }

// %41 as A. A path that makes no sense is left as it is.
std::string decoded(std::string_view text) {
    std::string out;
    const auto digit = [](char c) {
        return c >= '0' && c <= '9'   ? c - '0'
               : c >= 'a' && c <= 'f' ? c - 'a' + 10
               : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                      : -1;
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%' && i + 2 < text.size() && digit(text[i + 1]) >= 0 && digit(text[i + 2]) >= 0) {
            out += static_cast<char>(digit(text[i + 1]) * 16 + digit(text[i + 2]));
            i += 2;
        } else {
            out += text[i];
        }
    }
    return out;
}

// A socket of the house. Texts wait in a bounded row; who does not read them fast enough is sent away, and can come
// back.
class Socket final : public Peer, public std::enable_shared_from_this<Socket> {
public:
    Socket(beast::tcp_stream stream, std::size_t max_bytes, House& house)
        : ws(std::move(stream)), max_bytes_(max_bytes), house_(house), timeout_(ws.get_executor()) {}

    void send(std::shared_ptr<const std::string> text) override {
        if (closing_) return;
        if (bytes_ + text->size() > max_bytes_ && !row_.empty()) {
            ++house_.figures.dropped;
            return close(too_slow, "You read too slowly; come back and go on.");
        }
        bytes_ += text->size();
        row_.push_back(std::move(text));
        if (row_.size() == 1) write();
    }

    void close(unsigned short code, const std::string& why) override {
        if (closing_) return;
        closing_ = websocket::close_reason(static_cast<websocket::close_code>(code), why.substr(0, 120));
        if (row_.size() > 1) row_.erase(std::next(row_.begin()), row_.end());
        if (row_.empty()) finish();
        timeout_.expires_after(5s);
        timeout_.async_wait([self = shared_from_this()](const boost::system::error_code& failed) {
            if (!failed) beast::get_lowest_layer(self->ws).close();
        });
    }

    void ended() { timeout_.cancel(); }

    websocket::stream<beast::tcp_stream> ws;

private:
    void write() {
        ws.async_write(net::buffer(*row_.front()),
                       [self = shared_from_this()](const boost::system::error_code& failed, std::size_t) {
                           self->bytes_ -= self->row_.front()->size();
                           self->row_.pop_front();
                           if (failed) return;
                           if (!self->row_.empty())
                               self->write();
                           else if (self->closing_)
                               self->finish();
                       });
    }
    void finish() {
        ws.async_close(*closing_, [self = shared_from_this()](const boost::system::error_code&) {});
    }

    std::size_t max_bytes_;
    House& house_;
    net::steady_timer timeout_;
    std::list<std::shared_ptr<const std::string>> row_;  // the first is being written; idle, it takes nothing
    std::size_t bytes_ = 0;
    std::optional<websocket::close_reason> closing_;
};

Result<std::string> prepare_folder(const std::string& folder) {
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    if (failed) return Error{"The folder " + folder + " cannot be made: " + failed.message() + "."};
    std::filesystem::permissions(folder, std::filesystem::perms::owner_all, failed);
    return folder + "/skerry.db";
}

}  // namespace

class Server::Inside {
public:
    Inside(const Settings& settings, std::unique_ptr<Store> store, std::string cookie_key, const Files& files)
        : settings_(settings),
          files_(files),
          store_(std::move(store)),
          house_(*store_, loop_, settings_, std::move(cookie_key)),
          api_(house_, files_),
          acceptor_(context_) {}

    Result<void> listen() {
        boost::system::error_code failed;
        const auto address = net::ip::make_address(settings_.address, failed);
        if (failed) return Error{settings_.address + " is not an address."};
        const tcp::endpoint endpoint(address, static_cast<unsigned short>(settings_.port));
        acceptor_.open(endpoint.protocol(), failed);
        if (!failed) acceptor_.set_option(net::socket_base::reuse_address(true), failed);
        if (!failed) acceptor_.bind(endpoint, failed);
        if (!failed) acceptor_.listen(4096, failed);
        if (failed)
            return Error{"The port " + std::to_string(settings_.port) + " cannot be taken: " + failed.message() + "."};
        net::co_spawn(context_, accept(), net::detached);
        return {};
    }

    int port() const { return acceptor_.local_endpoint().port(); }

    void run(bool signals) {
        net::signal_set set(context_);
        if (signals) {
            set.add(SIGINT);
            set.add(SIGTERM);
            set.async_wait([this](const boost::system::error_code& failed, int) {
                if (!failed) stop();
            });
        }
        context_.run();
        spdlog::info("event=stopped");
        house_.leave_store();
        store_.reset();  // what is on its way arrives
    }

    void stop() {
        net::post(context_, [this] {
            if (stopping_) return;
            stopping_ = true;
            spdlog::info("event=stopping sockets={}", sockets_);
            boost::system::error_code ignored;
            acceptor_.close(ignored);
            house_.lobby.close();
            wait_for_end(100);
        });
    }

private:
    // Sockets get a second to take leave; then they are cut. The last connection ends the loop.
    void wait_for_end(int ticks) {
        if (connections_.empty() && (house_.settled() || ticks == 0)) return context_.stop();
        if (ticks <= 80)
            for (const Connection* connection : connections_) connection->stream->close();
        loop_.after(50ms, [this, ticks] { wait_for_end(std::max(0, ticks - 1)); });
    }

    net::awaitable<void> accept() {
        while (acceptor_.is_open()) {
            auto [failed, socket] = co_await acceptor_.async_accept(without_throwing);
            if (failed == net::error::operation_aborted || !acceptor_.is_open()) co_return;
            if (failed) {
                spdlog::warn("event=accept_failed why=\"{}\"", failed.message());
                net::steady_timer timer(context_, 100ms);
                co_await timer.async_wait(without_throwing);
                continue;
            }
            socket.set_option(tcp::no_delay(true), failed);
            const auto end = socket.remote_endpoint(failed);
            const std::string address = failed ? "" : end.address().to_string();
            if (connections_.size() >= static_cast<std::size_t>(settings_.sockets) ||
                by_address_[address] >= settings_.sockets_address) {
                if (by_address_[address] == 0) by_address_.erase(address);
                continue;  // closed at once
            }
            net::co_spawn(context_, connection(std::move(socket), address), net::detached);
        }
    }

    // Known to the server as long as it lives.
    struct Connection {
        Connection(Inside& in, std::string from, beast::tcp_stream& first)
            : inside(in), address(std::move(from)), stream(&first) {
            inside.connections_.insert(this);
            ++inside.by_address_[address];
        }
        Connection(const Connection&) = delete;
        Connection& operator=(const Connection&) = delete;
        ~Connection() {
            inside.connections_.erase(this);
            if (--inside.by_address_[address] == 0) inside.by_address_.erase(address);
        }
        Inside& inside;
        std::string address;
        beast::tcp_stream* stream;  // what to close
    };

    net::awaitable<void> connection(tcp::socket socket, std::string address) {
        beast::tcp_stream stream(std::move(socket));
        auto known = std::make_unique<Connection>(*this, address, stream);
        beast::flat_buffer buffer;
        while (true) {
            http::request_parser<http::string_body> parser;
            parser.header_limit(longest_header);
            parser.body_limit(Route::max_record);
            stream.expires_after(request_time);
            auto [header_failed, header_bytes] =
                co_await http::async_read_header(stream, buffer, parser, without_throwing);
            if (header_failed) co_return co_await refuse_and_close(stream, header_failed);
            const auto& message = parser.get();

            const auto request = read_header(message, address);

            if (websocket::is_upgrade(message)) {
                if (const auto why = refuse_socket(*request); why) {
                    (void)co_await write(stream, message, Response::refused(why->first, why->second), false);
                    co_return;
                }
                stream.expires_never();
                co_return co_await shake_hands(std::move(stream), parser.release(), std::move(*request),
                                               std::move(known));
            }

            const std::size_t limit = Api::max_body(request->path);
            if (parser.content_length().value_or(0) > limit)
                co_return co_await refuse_and_close(stream, http::error::body_limit);
            parser.body_limit(limit);
            auto [body_failed, body_bytes] = co_await http::async_read(stream, buffer, parser, without_throwing);
            if (body_failed) co_return co_await refuse_and_close(stream, body_failed);
            request->body = std::move(parser.get().body());

            const auto response = co_await ask(stream, request);
            if (!response) co_return;
            stream.expires_after(request_time);
            const bool keep = message.keep_alive() && !stopping_;
            if (!co_await write(stream, message, *response, keep) || !keep) break;
        }
        boost::system::error_code ignored;
        stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
    }

    static std::string forwarded(beast::string_view header, const std::string& otherwise) {
        const std::string all = text_of(header);
        std::string last = all.substr(all.rfind(',') + 1);  // what our own proxy has added
        last.erase(0, std::min(last.find_first_not_of(' '), last.size()));
        return last.empty() ? otherwise : last;
    }

    std::shared_ptr<Request> read_header(const http::request<http::string_body>& message,
                                         const std::string& address) const {
        auto request = std::make_shared<Request>();
        const std::string target = text_of(message.target());
        const std::size_t mark = std::min(target.find('?'), target.size());
        request->path = decoded(target.substr(0, mark));
        request->query = target.substr(std::min(mark + 1, target.size()));
        request->method = text_of(message.method_string());
        request->cookie = text_of(message[http::field::cookie]);
        request->authorization = text_of(message[http::field::authorization]);
        request->origin = text_of(message[http::field::origin]);
        request->host = text_of(message[http::field::host]);
        request->none_match = text_of(message[http::field::if_none_match]);
        request->zipped = text_of(message[http::field::accept_encoding]).find("gzip") != std::string::npos;
        request->address = settings_.proxy ? forwarded(message["X-Forwarded-For"], address) : address;
        return request;
    }

    // Somebody who waits for a response. The socket is watched meanwhile, so that nobody works for a caller who hung
    // up.
    struct Waiting : std::enable_shared_from_this<Waiting> {
        Waiting(net::io_context& context, tcp::socket& of) : timer(context, std::chrono::hours(1)), socket(&of) {}
        void look_for_end() {
            socket->async_wait(tcp::socket::wait_read, [self = shared_from_this()](boost::system::error_code failed) {
                if (!self->socket) return;
                // Readable without a byte to read: the end. A byte is the next request.
                if (!failed && self->socket->available(failed) > 0) return;
                *self->gone = true;
                self->timer.cancel();
            });
        }
        net::steady_timer timer;
        tcp::socket* socket;  // null once nobody waits
        std::optional<Response> response;
        const std::shared_ptr<std::atomic<bool>> gone = std::make_shared<std::atomic<bool>>(false);
    };

    // Nothing if the caller has hung up.
    net::awaitable<std::optional<Response>> ask(beast::tcp_stream& stream, const std::shared_ptr<Request>& request) {
        const auto waiting = std::make_shared<Waiting>(context_, stream.socket());
        request->gone = waiting->gone;
        const auto began = std::chrono::steady_clock::now();
        api_.handle(request, [waiting](Response response) {
            waiting->response = std::move(response);
            waiting->timer.cancel();
        });
        if (!waiting->response) {
            waiting->look_for_end();
            while (!waiting->response && !*waiting->gone) co_await waiting->timer.async_wait(without_throwing);
            boost::system::error_code ignored;
            if (!*waiting->gone) stream.socket().cancel(ignored);
        }
        waiting->socket = nullptr;
        if (!waiting->response) co_return std::nullopt;
        const auto took = std::chrono::steady_clock::now() - began;
        spdlog::debug("event=request method={} path={} status={} us={}", request->method, request->path,
                      waiting->response->status, std::chrono::duration_cast<std::chrono::microseconds>(took).count());
        co_return std::move(waiting->response);
    }

    template <class Message>
    net::awaitable<bool> write(beast::tcp_stream& stream, const Message& message, const Response& response, bool keep) {
        http::response<http::span_body<const char>> out(static_cast<http::status>(response.status), message.version());
        out.set(http::field::server, "skerry");
        out.set(http::field::content_type, response.type);
        for (const auto& [name, value] : safe_headers()) out.set(name, value);
        bool cached = false;
        for (const auto& [name, value] : response.headers) {
            out.insert(name, value);
            cached = cached || name == "Cache-Control";
        }
        if (!cached) out.set(http::field::cache_control, "no-store");
        out.keep_alive(keep);
        if (message.method() == http::verb::head || response.status == 304) {
            out.content_length(response.body->size());
        } else {
            out.body() = {response.body->data(), response.body->size()};
            out.prepare_payload();
        }
        auto [failed, bytes] = co_await http::async_write(stream, out, without_throwing);
        co_return !failed;
    }

    // What could not even be read as a request.
    net::awaitable<void> refuse_and_close(beast::tcp_stream& stream, boost::system::error_code failed) {
        http::request<http::empty_body> nothing;
        nothing.version(11);
        std::optional<Response> response;
        if (failed == http::error::body_limit)
            response = Response::refused(413, "This is too large.");
        else if (failed == http::error::header_limit)
            response = Response::refused(431, "The header of this request is too large.");
        else if (failed != http::error::end_of_stream &&
                 failed.category() == http::make_error_code(http::error::bad_method).category())
            response = Response::refused(400, "This is not a request that can be read.");
        if (response) (void)co_await write(stream, nothing, *response, false);
        boost::system::error_code ignored;
        stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
        // So that the answer is not lost with what still comes in: a little of it is read.
        char rest[4096];
        stream.expires_after(1s);
        for (int i = 0; response && i < 64; ++i) {
            auto [ended, bytes] = co_await stream.async_read_some(net::buffer(rest), without_throwing);
            if (ended) break;
        }
    }

    std::optional<std::pair<int, std::string>> refuse_socket(const Request& request) const {
        if (request.path != "/ws") return std::pair(404, "There is no socket here.");
        if (!origin_fits(request.origin, request.host, settings_.origins))
            return std::pair(403, "This page belongs to another server.");
        if (stopping_) return std::pair(503, "The server is shutting down; please come back soon.");
        return std::nullopt;
    }

    // The handshake. What it took is gone once people talk: most sockets are idle most of the time.
    net::awaitable<void> shake_hands(beast::tcp_stream stream, http::request<http::string_body> message,
                                     Request request, std::unique_ptr<Connection> known) {
        const auto socket =
            std::make_shared<Socket>(std::move(stream), static_cast<std::size_t>(settings_.queue_kb) << 10, house_);
        auto& ws = socket->ws;
        known->stream = &beast::get_lowest_layer(ws);
        // Pinged after half of that: whoever is gone is shown as away soon.
        websocket::stream_base::timeout timeout{10s, 14s, true};
        ws.set_option(timeout);
        ws.read_message_max(Caller::longest_message);
        ws.auto_fragment(false);
        auto [failed] = co_await ws.async_accept(message, without_throwing);
        if (failed) co_return;
        ws.text(true);
        const auto caller =
            std::make_shared<Caller>(house_, socket, house_.people.user_of(request), house_.people.token_of(request));
        net::co_spawn(context_, talk(socket, caller, std::move(known)), net::detached);
    }

    net::awaitable<void> talk(std::shared_ptr<Socket> socket, std::shared_ptr<Caller> caller,
                              std::unique_ptr<Connection> known) {
        ++sockets_;
        caller->hello();
        beast::flat_buffer buffer;
        while (true) {
            auto [ended, bytes] = co_await socket->ws.async_read(buffer, without_throwing);
            if (ended) break;
            const auto data = buffer.cdata();
            caller->message({static_cast<const char*>(data.data()), data.size()});
            buffer.consume(buffer.size());
        }
        caller.reset();
        socket->ended();
        known.reset();
        --sockets_;
    }

    Settings settings_;
    const Files files_;
    net::io_context context_{1};
    AsioLoop loop_{context_};
    std::unique_ptr<Store> store_;
    House house_;
    Api api_;
    tcp::acceptor acceptor_;
    std::unordered_map<std::string, int> by_address_;
    std::set<Connection*> connections_;
    int sockets_ = 0;
    bool stopping_ = false;
};

Server::Server(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Server::~Server() = default;
int Server::port() const { return inside_->port(); }
void Server::run(bool signals) { inside_->run(signals); }
void Server::stop() { inside_->stop(); }

Result<std::unique_ptr<Server>> Server::open(const Settings& settings) {
    if (!prepare_cryptography()) return Error{"This machine gives no random numbers."};
    const auto file = prepare_folder(settings.data);
    if (!file) return Error{file.error()};
    auto store = open_sqlite(file.value());
    if (!store) return Error{store.error()};
    const auto key = store.value()->key("cookie", random_bytes(32));
    if (!key) return Error{key.error()};
    auto inside = std::make_unique<Inside>(settings, std::move(store).value(), key.value(), Files(settings.web));
    if (const auto ok = inside->listen(); !ok) return Error{ok.error()};
    return std::unique_ptr<Server>(new Server(std::move(inside)));
}

std::size_t raise_file_limit() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    getrlimit(RLIMIT_NOFILE, &limit);
    return limit.rlim_cur;
}

}  // namespace skerry
