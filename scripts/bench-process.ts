import {readdirSync, readFileSync} from 'node:fs';

/** Processor time of a process since its start, in milliseconds; Linux counts in 10. */
export function cpuMilliseconds(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Memory of a process in megabytes: now, and the most that it ever had. */
export function memory(pid: number): {readonly now: number; peak: number} {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Math.round(
      Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024,
    );
  return {now: megabytes('VmRSS'), peak: megabytes('VmHWM')};
}

/** The workerd processes that this one has started. */
export function workers(): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const isOurs = statOf(pid)[1] === String(process.pid);
        const name = readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
        return isOurs && name === 'workerd';
      } catch {
        // It has ended since the folder was read.
        return false;
      }
    });
}

/** The fields of `stat` after the name of the program, which may have spaces. */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}
