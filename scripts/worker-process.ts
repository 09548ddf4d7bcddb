import {readFileSync} from 'node:fs';

/** Ids of the workerd processes that this one has started (Linux). */
export function workerIds(): number[] {
  const {pid} = process;
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(
      (id) => id && readFileSync(`/proc/${id}/comm`, 'utf8') === 'workerd\n',
    )
    .map(Number);
}

/** Processor time of a process since its start, in milliseconds; Linux counts in steps of 10. */
export function cpuMilliseconds(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in brackets, may have spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Memory of a process in megabytes: now, and its peak. */
export function memoryOf(pid: number): {now: number; peak: number} {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Math.round(
      Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024,
    );
  return {now: megabytes('VmRSS'), peak: megabytes('VmHWM')};
}
