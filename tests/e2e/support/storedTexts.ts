/** Runs in the page: everything that this browser keeps for the app, as texts. */
export async function storedTexts(): Promise<string[]> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('unreadable'));
    });
  const texts = [document.cookie, document.title];
  for (const storage of [localStorage, sessionStorage]) {
    for (const [key, value] of Object.entries(storage)) texts.push(`${key}=${String(value)}`);
  }
  for (const { name } of await indexedDB.databases()) {
    if (!name) continue;
    const database = await answer(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const rows = await answer(database.transaction(store).objectStore(store).getAll());
      texts.push(`${name}/${store}: ${JSON.stringify(rows)}`);
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
  }
  return texts;
}
