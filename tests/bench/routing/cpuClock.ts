/** CPU time of this process in milliseconds: other work on the machine does not count (it slows caches, though). */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
