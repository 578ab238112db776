// The types of Skara Brae, written by `skerry types`.

export type Mode = | 'multi' | 'solo' | 'solo_55' | 'solo_eight' | 'solo_plus';

export type Tile = | 'furnish' | 'cook' | 'craft' | 'clean' | 'trade' | 'gather_shore' | 'gather_hills' | 'gather_thickets' | 'gather_fields' | 'build' | 'explore' | 'hunt_boar' | 'innovate' | 'muster' | 'recruit' | 'spin_wool' | 'tend_land' | 'unknown';

export interface Setup {
    mode: Mode;
    players: number;
    deal3: boolean;
    concurrent_turns: boolean;
    target: number;
    focus_count: number;
    task_count: number;
    special?: Tile;
}

export type Phase = | 'choosing' | 'turns' | 'resting' | 'over';

export type Card = | 'S01' | 'S02' | 'S03' | 'S04' | 'S05' | 'S06' | 'S07' | 'S08' | 'S09' | 'S10' | 'S11' | 'S12' | 'S13' | 'S14' | 'S15' | 'H01' | 'H02' | 'H03' | 'H04' | 'H05' | 'H06' | 'H07' | 'H08' | 'H09' | 'H10' | 'H11' | 'H12' | 'H13' | 'H14' | 'H15' | 'T01' | 'T02' | 'T03' | 'T04' | 'T05' | 'T06' | 'T07' | 'T08' | 'T09' | 'T10' | 'T11' | 'T12' | 'T13' | 'T14' | 'T15' | 'F01' | 'F02' | 'F03' | 'F04' | 'F05' | 'F06' | 'F07' | 'F08' | 'F09' | 'F10' | 'F11' | 'F12' | 'F13' | 'F14' | 'F15' | 'VR1' | 'VR2' | 'VR3' | 'VR4' | 'VR5' | 'VR6' | 'VR7' | 'VR8' | 'SB1' | 'SB2' | 'SB3' | 'SB4' | 'SB5' | 'SB6' | 'SB7' | 'SB8' | 'UT1' | 'UT2' | 'UT3' | 'UT4' | 'unknown';

export type Marker = | 'purple' | 'blue' | 'yellow' | 'red' | 'neutral';

export type Focus = | 'focus_env6' | 'focus_sets2' | 'focus_roof7' | 'focus_midden' | 'focus_trade6' | 'focus_furnish5' | 'focus_food7' | 'focus_tiles8';

export type Task = | 'task_1' | 'task_2' | 'task_3' | 'task_4' | 'task_5' | 'task_6' | 'task_7' | 'task_8' | 'task_9' | 'task_10';

export type Resource = | 'shell' | 'barley' | 'seaweed' | 'wool' | 'stone' | 'wood' | 'hide' | 'bone' | 'rabbit' | 'fish' | 'sheep' | 'deer' | 'cow' | 'boar' | 'skaill' | 'food' | 'midden';

export type Environment = | 'shore' | 'hills' | 'thickets' | 'fields';

export type StepKind = | 'choose_special' | 'draft' | 'draft_forced' | 'solo_pick' | 'harvest_knives' | 'harvest_split' | 'bottom' | 'bottom_in_effect' | 'bottom_knives' | 'worker' | 'pay_special' | 'furnish_pay' | 'furnish_bonus' | 'cook' | 'craft' | 'clean_pay' | 'clear' | 'clear_slides' | 'trade_pay' | 'trade_buy' | 'gather' | 'build' | 'explore_keep' | 'innovate' | 'innovate_bonus' | 'muster' | 'spin_roof' | 'tend' | 'task_pay' | 'task_action' | 'rest_cook' | 'feed' | 'discard_settler' | 'take_midden';

export interface Step {
    kind: StepKind;
    tile?: Tile;
    card?: Card;
    environment?: Environment;
    resource?: Resource;
    task?: Task;
    count?: number;
    picked?: Array<Environment>;
}

export interface Player {
    storage: Partial<Record<Resource, number>>;
    open_columns: number;
    furnish: number;
    trade: number;
    special?: Tile;
    dealt: Array<Tile>;
    flipped: Array<Tile>;
    columns: Record<Environment, Array<Card>>;
    cards: Array<Card>;
    supply_roofs: number;
    whorls: number;
    black_workers: number;
    small_workers: Array<Tile>;
    second_small_workers: Array<Tile>;
    large_worker: Array<Tile>;
    drawn: Array<Card>;
    agenda: Array<Step>;
}

export interface State {
    setup: Setup;
    phase: Phase;
    round: number;
    turn: number;
    sets: Array<Array<Card>>;
    left: Array<Marker>;
    top: Array<Marker>;
    right: Array<Marker>;
    rested: number;
    deck: Array<Card>;
    discards: Array<Card>;
    supply_roofs: number;
    focus: Array<Focus>;
    tasks: Array<Task>;
    tasks_done: Array<Task>;
    players: Array<Player>;
    random: { key: string; stream: number; drawn: number } | null;
}

export type EventKind = | 'tile_dealt' | 'tile_chosen' | 'tile_kept' | 'round_begins' | 'set_dealt' | 'passes' | 'takes' | 'card_discarded' | 'gains' | 'spends' | 'slider' | 'places' | 'retrieves' | 'flips' | 'furnishes' | 'trades' | 'roof' | 'whorl' | 'black_worker' | 'draws' | 'looks_at' | 'keeps' | 'reshuffle' | 'task' | 'feeds' | 'loses' | 'midden' | 'game_over';

export interface Event {
    kind: EventKind;
    seat: number;
    audience?: number[] | 'everybody';
    card?: Card;
    tile?: Tile;
    resource?: Resource;
    count?: number;
    task?: Task;
}

export interface EnvironmentBox {
    id: Environment;
    harvest: Array<Resource>;
    tile: Tile;
}

export interface SliderBox {
    midden: number;
    points: number;
}

export interface StorageBox {
    rows: number;
    columns: number;
    slider: Array<SliderBox | null>;
}

export interface FurnishSpaceBox {
    portions: number;
    per_settler: number;
    per_set: number;
}

export interface FurnishBox {
    spaces: Array<FurnishSpaceBox>;
    portion: Array<Partial<Record<Resource, number>>>;
    bonus: Array<Resource>;
}

export interface TradeSpaceBox {
    cost: number;
    points: number;
    purchase: Partial<Record<Resource, number>>;
}

export interface TradeBox {
    spaces: Array<TradeSpaceBox>;
    price: Array<Array<Resource>>;
}

export interface DishBox {
    what: Resource;
    weight: number;
    yields: Partial<Record<Resource, number>>;
}

export interface CookBox {
    limit: Array<number>;
    utensils: number;
    muster: number;
    dishes: Array<DishBox>;
    boar_extra: Partial<Record<Resource, number>>;
}

export interface CleanRowBox {
    types: number;
    clears: number;
}

export interface CleanBox {
    types: Array<Resource>;
    rows: Array<CleanRowBox>;
}

export interface OptionBox {
    pay: Partial<Record<Resource, number>>;
    gain: Partial<Record<Resource, number>>;
}

export interface TileBox {
    id: Tile;
    name: string;
    special: boolean;
    banner: Array<Resource>;
    environment?: Environment;
    text: Array<string>;
    options: Array<Array<OptionBox>>;
    number: Array<number>;
}

export interface SpecialBox {
    portions: number;
    of: Array<Resource>;
    most_boar: number;
    most_black_workers: number;
    spin_roof: Partial<Record<Resource, number>>;
    innovate_bonus: Partial<Record<Resource, number>>;
}

export type CardKind = | 'settler' | 'roof' | 'ball' | 'utensils';

export interface CardBox {
    kind: CardKind;
    name: string;
    environment?: Environment;
    pay: Partial<Record<Resource, number>>;
    gain: Partial<Record<Resource, number>>;
    per?: Environment;
    points: number;
}

export interface PointsBox {
    flipped_tile: number;
    village_roof: number;
    supply_roof: number;
    stone_ball: number;
    utensils: number;
    whorl: number;
    food: number;
    skaill: number;
    midden: number;
    unmet_focus: number;
    open_task: number;
}

export interface FocusBox {
    thing: string;
    name: string;
    text: string;
    number: number;
}

export interface TaskBox {
    thing: string;
    action: Tile;
    ways: Array<Partial<Record<Resource, number>>>;
}

export interface WorkersBox {
    large: number;
    small: number;
    black: number;
}

export interface Box {
    resources: Array<Resource>;
    environments: Array<EnvironmentBox>;
    storage: StorageBox;
    furnish: FurnishBox;
    trade: TradeBox;
    cook: CookBox;
    clean: Array<CleanBox>;
    tiles: Array<TileBox>;
    special: SpecialBox;
    cards: Record<string, CardBox>;
    points: PointsBox;
    focus: Record<string, FocusBox>;
    tasks: Record<string, TaskBox>;
    workers: WorkersBox;
    rounds: number;
    turns: number;
    cards_a_set: Record<string, number>;
    solo_draw: Array<number>;
    start: Partial<Record<Resource, number>>;
    targets: Array<number>;
    supply_roofs: number;
    whorls: number;
    seats: Array<string>;
}

export interface Facts {
    total: number;
    icons: Record<Environment, number>;
    hearth: number;
    workers_free: WorkersBox;
    workers: WorkersBox;
    roofs: number;
    hungry: number;
    midden: number;
    focus_met: Array<Focus>;
}
