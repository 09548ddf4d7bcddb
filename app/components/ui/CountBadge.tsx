/** Visual count on an icon whose accessible name includes it; hidden at 0. */
export function CountBadge({count}: {count: number}) {
  return count > 0 ? (
    <span
      aria-hidden
      className="absolute top-0.5 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent"
    >
      {count}
    </span>
  ) : null;
}
