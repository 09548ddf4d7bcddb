interface Props {
  /** Names of the methods, in the provider's order. */
  methods: readonly string[];
}

export function PaymentMarks({methods}: Props) {
  return (
    <ul className="flex flex-wrap gap-1">
      {methods.map((method) => (
        <li
          key={method}
          className="rounded-control border border-line bg-raised px-1.5 text-xs font-bold"
        >
          {method}
        </li>
      ))}
    </ul>
  );
}
