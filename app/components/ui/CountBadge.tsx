interface Props {
  count: number;
}

/** How many there are, on the corner of an icon whose name says the same; none at 0. */
export function CountBadge({count}: Props) {
  return count > 0 ? (
    <span
      aria-hidden
      className="count-badge rounded-full bg-accent text-xs font-bold text-on-accent tabular-nums"
    >
      {count}
    </span>
  ) : null;
}
