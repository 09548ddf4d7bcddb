import {lineKey, type WantedLine} from './line-key';
import {cappedQuantity, MOST_PER_LINE} from './quantity';

interface ExistingLine {
  readonly id: string;
  readonly key: string;
  readonly quantity: number;
}

/** What to ask the provider for, and which lines reached the most per line. */
interface AddPlan {
  /** Absolute quantities of lines that are there already. */
  readonly updates: readonly {readonly id: string; readonly quantity: number}[];
  readonly additions: readonly WantedLine[];
  /** Keys of lines that got less than was asked for. */
  readonly cappedKeys: readonly string[];
}

/**
 * Plans an addition so that no line exceeds 10: what
 * equals an existing line becomes an absolute update of it, since the provider
 * would otherwise add up to any number. Equal wanted lines are joined first.
 */
export function planAdd(
  existing: readonly ExistingLine[],
  wanted: readonly WantedLine[],
): AddPlan {
  const joined = new Map<string, WantedLine>();
  for (const line of wanted) {
    const key = lineKey(line);
    const quantity = (joined.get(key)?.quantity ?? 0) + line.quantity;
    joined.set(key, {...line, quantity});
  }
  const updates: {id: string; quantity: number}[] = [];
  const additions: WantedLine[] = [];
  const cappedKeys: string[] = [];
  for (const [key, line] of joined) {
    const present = existing.find((candidate) => candidate.key === key);
    const requested = line.quantity + (present?.quantity ?? 0);
    const quantity = cappedQuantity(requested);
    if (requested > MOST_PER_LINE) cappedKeys.push(key);
    if (!present) additions.push({...line, quantity});
    else if (present.quantity !== quantity) {
      updates.push({id: present.id, quantity});
    }
  }
  return {updates, additions, cappedKeys};
}
