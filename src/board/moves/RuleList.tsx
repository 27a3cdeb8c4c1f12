/** What a person goes over, one line for each rule. */
export function RuleList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="rule-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
