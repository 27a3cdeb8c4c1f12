/** The extension of an uploaded file: the part after the first dot (spec §5), lowercase; '' without a dot. */
export function extensionOf(fileName: string): string {
  const dot = fileName.indexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

/** i18n key and arguments of what is wrong with the size of an upload, or null (spec §5, "Upload"). */
export function rowCountProblem(
  rows: number,
  max: number,
): { message: 'validation.emptyFile' | 'validation.maxRows'; args: { max: number } } | null {
  if (rows === 0) return { message: 'validation.emptyFile', args: { max } };
  return rows > max ? { message: 'validation.maxRows', args: { max } } : null;
}
