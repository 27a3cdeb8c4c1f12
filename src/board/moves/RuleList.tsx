/** The rules to override, one line each. */
export function RuleList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="rule-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
