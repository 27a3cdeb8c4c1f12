import styles from './moves.module.css';

/** The rules to override, one line each. */
export function RuleList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.rules}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
