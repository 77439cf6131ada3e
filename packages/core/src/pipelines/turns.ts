/** Whose turn it is: workspaces served in this round stand back until every other one had its turn. */
export function createTurns() {
  const served = new Set<string>();
  return {
    served: () => [...served],
    took: (group: string) => served.add(group),
    newRound: () => served.clear(),
  };
}

export type Turns = ReturnType<typeof createTurns>;

/** The turns after some have been taken, the latest last. Whoever was served twice began a round by that. */
export function turnsAfter(taken: readonly string[]): Turns {
  const turns = createTurns();
  for (const group of taken) {
    if (turns.served().includes(group)) turns.newRound();
    turns.took(group);
  }
  return turns;
}
