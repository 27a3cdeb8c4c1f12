/** A stored command of one user, newest first. */
export interface KeptCommand {
  readonly id: string;
  readonly name: string;
  /** The command that it undoes. */
  readonly undoes_id: string | null;
  readonly undone_at: string | null;
}

export interface StackEntry<Command extends KeptCommand> {
  readonly command: Command;
  /** The original command: an undo is named after the command that it reverses. */
  readonly origin: Command;
  readonly can: 'undo' | 'redo';
}

/**
 * The commands that a user can undo, newest first, and those that can be redone. Undoing an undo is a redo,
 * and so on along the chain; a redo can be undone again. A new command clears the redo list.
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
      // Another user's command, or too old: the undone command is unknown.
      if (!before) return [];
      origin = before;
      isUndo = !isUndo;
    }
    if (isUndo && newestOwn >= 0 && index > newestOwn) return [];
    return [{ command, origin, can: isUndo ? ('redo' as const) : ('undo' as const) }];
  });
}
