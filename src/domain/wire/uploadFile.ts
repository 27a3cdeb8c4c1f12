/** The extension of an uploaded file: the part after the first dot (spec §5), lowercase; '' without a dot. */
export function extensionOf(fileName: string): string {
  const dot = fileName.indexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}
