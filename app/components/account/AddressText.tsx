interface Props {
  id?: string;
  lines: readonly string[];
}

export function AddressText({id, lines}: Props) {
  return (
    <address id={id} className="not-italic" dir="auto">
      {lines.map((line, index) => (
        <div key={`${index} ${line}`}>{line}</div>
      ))}
    </address>
  );
}
