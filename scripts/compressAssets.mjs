import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

// Smaller ones fit into the packet that carries their headers.
const WORTHWHILE_BYTES = 1024;

/**
 * Puts `.gz` and `.br` beside each script, style and table of a folder, at the levels that take too long per request; the
 * server hands them out as they are.
 */
export function compressAssets(folder) {
  for (const name of readdirSync(folder).filter((each) => /\.(m?js|css|json)$/.test(each))) {
    const path = join(folder, name);
    const content = readFileSync(path);
    if (content.length < WORTHWHILE_BYTES) continue;
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  }
}
