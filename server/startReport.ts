/** Reports the progress of the start in the terminal, so that the screen does not look frozen. */
export interface StartReport {
  /** What begins now, or how far it is. */
  step(text: string): void;
  /** A step without a known progress prints a line every few seconds until `work` is done. */
  during<T>(text: string, work: Promise<T>): Promise<T>;
  /** Last words, as a block. */
  write(lines: readonly string[]): void;
}

const STILL_EVERY_MS = 2_000;

/** Writes lines with the seconds since the start: `  1.2 s  Opening the database`. */
export function startReport(write: (text: string) => void): StartReport {
  const begin = performance.now();
  const step = (text: string) => {
    const seconds = ((performance.now() - begin) / 1000).toFixed(1).padStart(5);
    write(`${seconds} s  ${text}\n`);
  };
  return {
    step,
    during(text, work) {
      step(text);
      const timer = setInterval(() => step(`${text} …`), STILL_EVERY_MS);
      return work.finally(() => clearInterval(timer));
    },
    write(lines) {
      write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
    },
  };
}
