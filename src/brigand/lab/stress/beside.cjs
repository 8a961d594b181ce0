// A four-player card game of our own at boardgame.io's server: 78 cards, six in hand, as comparable to Loot as we could.
// node beside.cjs FOLDER_OF_MODULES PORT [DATABASE]; without a database everything stays in memory.
const { createRequire } = require("node:module");

const [folder, port, database] = process.argv.slice(2);
const load = createRequire(`${folder}/`);
const { Server, Origins } = load("boardgame.io/server");

const COLORS = ["red", "green", "blue", "gold"];
const HAND = 6;

function box() {
  const merchants = Array.from({ length: 26 }, (_, n) => ({ name: `merchant ${n}`, gold: 2 + (n % 7) }));
  const pirates = COLORS.flatMap((color) =>
    Array.from({ length: 12 }, (_, n) => ({ name: `${color} ${n}`, color, skulls: 1 + (n % 4) })),
  );
  const captains = COLORS.map((color) => ({ name: `${color} captain`, color, skulls: 9 }));
  return [...merchants, ...pirates, ...captains];
}

function leader(battle) {
  const best = Math.max(0, ...battle.skulls);
  const first = battle.skulls.filter((skulls) => skulls === best);
  if (best === 0) return battle.owner;
  return first.length === 1 ? battle.skulls.indexOf(best) : -1;
}

const game = {
  name: "harbour",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(box());
    const hands = Array.from({ length: ctx.numPlayers }, () => deck.splice(0, HAND));
    return { deck, hands, sea: [], discards: [], prizes: hands.map(() => []) };
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    onBegin: ({ G, ctx }) => {
      const mine = G.sea.filter((battle) => leader(battle) === Number(ctx.currentPlayer));
      G.prizes[ctx.currentPlayer].push(...mine.map((battle) => battle.merchant));
      G.sea = G.sea.filter((battle) => leader(battle) !== Number(ctx.currentPlayer));
    },
  },
  moves: {
    draw: {
      client: false,
      move: ({ G, playerID }) => (G.deck.length ? void G.hands[playerID].push(G.deck.pop()) : "INVALID_MOVE"),
    },
    play: {
      client: false,
      move: ({ G, playerID }, index, target) => {
        const card = G.hands[playerID][index];
        if (card === undefined) return "INVALID_MOVE";
        G.hands[playerID].splice(index, 1);
        if (card.gold) {
          G.sea.push({ merchant: card, owner: Number(playerID), ships: [], skulls: [0, 0, 0, 0] });
        } else if (G.sea[target]) {
          G.sea[target].ships.push({ seat: Number(playerID), ...card });
          G.sea[target].skulls[playerID] += card.skulls;
        } else {
          G.discards.push(card.name);
        }
      },
    },
  },
  endIf: ({ G }) =>
    G.deck.length === 0 && G.hands.some((hand) => hand.length === 0)
      ? { gold: G.prizes.map((ships) => ships.reduce((sum, ship) => sum + ship.gold, 0)) }
      : undefined,
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
    prizes: G.prizes.map((ships, seat) => (String(seat) === playerID ? ships : ships.length)),
  }),
};

function openDatabase(path) {
  try {
    return new (require("node:sqlite").DatabaseSync)(path);
  } catch {
    return new (load("better-sqlite3"))(path);
  }
}

// What boardgame.io asks of a storage, in SQLite with the same settings as ours; every statement is prepared once.
class Sqlite {
  constructor(path) {
    this.db = openDatabase(path);
    this.db.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL");
    this.db.exec("CREATE TABLE matches (id TEXT PRIMARY KEY, state TEXT, initial TEXT, metadata TEXT)");
    this.db.exec("CREATE TABLE log (id TEXT, number INTEGER PRIMARY KEY, entry TEXT)");
    this.db.exec("CREATE INDEX log_by_match ON log (id)");
    this.insert = this.db.prepare("INSERT INTO matches VALUES (?, ?, ?, ?)");
    this.keep = this.db.prepare("UPDATE matches SET state = ? WHERE id = ?");
    this.note = this.db.prepare("UPDATE matches SET metadata = ? WHERE id = ?");
    this.write = this.db.prepare("INSERT INTO log (id, entry) VALUES (?, ?)");
    this.read = {
      state: this.db.prepare("SELECT state AS found FROM matches WHERE id = ?"),
      metadata: this.db.prepare("SELECT metadata AS found FROM matches WHERE id = ?"),
      initialState: this.db.prepare("SELECT initial AS found FROM matches WHERE id = ?"),
    };
    this.entries = this.db.prepare("SELECT entry FROM log WHERE id = ? ORDER BY number");
    this.all = this.db.prepare("SELECT id FROM matches");
  }
  type() {
    return 0; // synchronous
  }
  connect() {}
  createMatch(id, { initialState, metadata }) {
    const initial = JSON.stringify(initialState);
    this.insert.run(id, initial, initial, JSON.stringify(metadata));
  }
  setState(id, state, deltalog = []) {
    this.db.exec("BEGIN IMMEDIATE");
    this.keep.run(JSON.stringify(state), id);
    for (const entry of deltalog) this.write.run(id, JSON.stringify(entry));
    this.db.exec("COMMIT");
  }
  setMetadata(id, metadata) {
    this.note.run(JSON.stringify(metadata), id);
  }
  fetch(id, wanted) {
    const found = {};
    for (const [name, query] of Object.entries(this.read)) {
      if (wanted[name]) found[name] = JSON.parse(query.get(id)?.found ?? "null") ?? undefined;
    }
    if (wanted.log) found.log = this.entries.all(id).map((row) => JSON.parse(row.entry));
    return found;
  }
  wipe(id) {
    this.db.prepare("DELETE FROM matches WHERE id = ?").run(id);
    this.db.prepare("DELETE FROM log WHERE id = ?").run(id);
  }
  listMatches() {
    return this.all.all().map((row) => row.id);
  }
}

const storage = database ? { db: new Sqlite(database) } : {};
Server({ games: [game], origins: [Origins.LOCALHOST], ...storage }).run(Number(port));
