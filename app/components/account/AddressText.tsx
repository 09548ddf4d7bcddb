export function AddressText({lines}: {lines: readonly string[]}) {
  return (
    <address className="not-italic" dir="auto">
      {lines.map((line, index) => (
        <div key={`${index} ${line}`}>{line}</div>
      ))}
    </address>
  );
}
