/** The answer, or null when the question fails or is answered late. */
export async function inTime<T>(question: Promise<T>, withinMs: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), withinMs)));
  const answered = question.catch(() => null);
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
