/**
 * Makes something of a part of the configuration, and makes it again when that part is another one: secrets from files are
 * read anew while the server runs (`server/reloadSecrets.ts`). Null while there is no such part.
 */
export function following<Part extends object, Made>(
  read: () => Part | null,
  make: (part: Part) => Made,
): () => Made | null {
  let last: { part: Part; made: Made } | null = null;
  return () => {
    const part = read();
    if (part === null) return null;
    if (last?.part !== part) last = { part, made: make(part) };
    return last.made;
  };
}
