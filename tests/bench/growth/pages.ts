import { get, type ClientRequest } from 'node:http';

const CHANGED = 'event: manifest.changed';

/** Open pages that hear of the changes of a day. */
export interface Pages {
  /** When each page has heard the last change; resolves once all have, or after `withinMs`. */
  heard(change: () => Promise<number>, withinMs?: number): Promise<number[]>;
  close(): void;
}

function openPage(
  url: string,
  headers: Record<string, string>,
  onChange: () => void,
): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      { headers: { ...headers, 'accept-encoding': 'identity' }, agent: false },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`A page was not opened: ${answer.statusCode}`));
        answer.setEncoding('utf8');
        answer.on('data', (text: string) => {
          if (text.includes(CHANGED)) onChange();
        });
        // Closed by us.
        answer.on('error', () => undefined);
        resolve(request);
      },
    );
    request.on('error', reject);
  });
}

/** Opens so many pages on a day of dispatch. */
export async function openPages(
  url: string,
  date: string,
  headers: readonly Record<string, string>[],
  count: number,
): Promise<Pages> {
  let waiting: ((page: number) => void) | undefined;
  const requests: ClientRequest[] = [];
  const target = `${url}/api/live?topics=dispatch:${date}`;
  // One after another in small groups, as a morning's pages are.
  for (let page = 0; page < count; page += 20) {
    const group = Array.from({ length: Math.min(20, count - page) }, (_, index) =>
      openPage(target, headers[(page + index) % headers.length] ?? {}, () => waiting?.(page + index)),
    );
    requests.push(...(await Promise.all(group)));
  }
  return {
    async heard(change, withinMs = 10_000) {
      const at = new Map<number, number>();
      let all = () => {};
      const done = new Promise<void>((resolve) => (all = resolve));
      waiting = (page) => {
        at.set(page, performance.now());
        if (at.size === count) all();
      };
      const answered = await change();
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([done, new Promise((late) => (timer = setTimeout(late, withinMs)))]);
      clearTimeout(timer);
      waiting = undefined;
      if (at.size < count) throw new Error(`${count - at.size} of ${count} pages did not hear of a change`);
      return [...at.values()].map((each) => Math.max(0, each - answered));
    },
    close: () => requests.forEach((request) => request.destroy()),
  };
}
