// Generated from the table's phrases by `python -m tests.regenerate`. Do not edit.
/** Things to say that every reader sees in their own language (`phrase-<id>`). */
export const phrases = ["hello", "good_luck", "well_played", "nice_move", "ouch", "thanks", "sorry", "moment", "hurry", "watch_out", "so_close", "again", "good_game"] as const;
