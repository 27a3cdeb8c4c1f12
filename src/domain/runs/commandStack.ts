/** A command as it is kept, of one person, newest first. */
export interface KeptCommand {
  readonly id: string;
  readonly name: string;
  /** The command that it took back. */
  readonly undoes_id: string | null;
  readonly undone_at: string | null;
}

export interface StackEntry<Command extends KeptCommand> {
  readonly command: Command;
  /** What was done in the first place: an undo is named by what it takes back. */
  readonly origin: Command;
  readonly can: 'undo' | 'redo';
}

/**
 * What a person can take back, newest first, and what of it can be done again. Taking back an undo is a redo, and so on
 * along the chain; what comes after a redo can be undone again. A new command ends what could be done again before it.
 */
export function commandStack<Command extends KeptCommand>(
  commands: readonly Command[],
): StackEntry<Command>[] {
  const byId = new Map(commands.map((command) => [command.id, command]));
  const newestOwn = commands.findIndex((command) => command.undoes_id === null);
  return commands.flatMap((command, index) => {
    if (command.undone_at !== null) return [];
    let origin = command;
    let isUndo = false;
    while (origin.undoes_id !== null) {
      const before = byId.get(origin.undoes_id);
      // Another person's, or too old: what was taken back there is not known any more.
      if (!before) return [];
      origin = before;
      isUndo = !isUndo;
    }
    if (isUndo && newestOwn >= 0 && index > newestOwn) return [];
    return [{ command, origin, can: isUndo ? ('redo' as const) : ('undo' as const) }];
  });
}
