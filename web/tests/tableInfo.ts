import type { TableStyle, TableInfo } from "$lib/protocol";
import { partly } from "./partly";

/** A table as the server tells it, with what a test is about. */
export function tableInfo(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t1",
    game: "rummikub",
    names: { en: "Rummikub" },
    options: {},
    bank_seconds: 0,
    writing: false,
    turn_seconds: null,
    seats: [],
    host: 0,
    state: "playing",
    hints: false,
    arranging: true,
    visiting_bots: false,
    you: 0,
    manner: partly<TableStyle>({
      spread: false,
      takes_down: false,
      turns_each: null,
      may_leave: false,
      leaving: 0,
      rearranges: true,
    }),
    bot_level: "greedy",
    next_table: null,
    code: "",
    listed: false,
    watchers: true,
    watch_delay: 0,
    watching: 0,
    stand_in: false,
    rated: false,
    paused: false,
    pause_asked: [],
    trust: null,
    going_on: null,
    awaited: null,
    tournament: null,
    sides: [],
    votes_needed: 0,
    club: "",
    ...more,
  };
}
