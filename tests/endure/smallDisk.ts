import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

const PIECE = Buffer.alloc(1024 * 1024);

function isMounted(path: string): boolean {
  try {
    execFileSync('mountpoint', ['-q', path]);
    return true;
  } catch {
    return false;
  }
}

/** A disk of its own that can be filled to the last byte: a file with a file system in it. It needs the rights of root. */
export class SmallDisk {
  private constructor(readonly path: string) {}

  /** Mounts the disk that lies in `folder`, made when there is none; null where this machine does not let us. */
  static mount(folder: string, megabytes: number): SmallDisk | null {
    mkdirSync(folder, { recursive: true });
    const image = join(folder, 'disk.img');
    const path = join(folder, 'disk');
    mkdirSync(path, { recursive: true });
    // What an interrupted run has left.
    if (isMounted(path)) return new SmallDisk(path);
    try {
      if (!existsSync(image)) {
        closeSync(openSync(image, 'w'));
        truncateSync(image, megabytes * PIECE.length);
        execFileSync('mkfs.ext4', ['-q', '-m', '0', image], { stdio: 'ignore' });
      }
      execFileSync('mount', ['-o', 'loop', image, path], { stdio: 'ignore' });
      chmodSync(path, 0o755);
      return new SmallDisk(path);
    } catch {
      rmSync(image, { force: true });
      return null;
    }
  }

  get #ballast(): string {
    return join(this.path, 'ballast');
  }

  /** Takes the room without writing it, then writes until nothing more fits. */
  fill(): void {
    const { bavail, bsize } = statfsSync(this.path);
    const free = Math.max(PIECE.length, bavail * bsize - 16 * PIECE.length);
    execFileSync('fallocate', ['-l', String(free), this.#ballast]);
    const file = openSync(this.#ballast, 'a');
    try {
      for (let size = PIECE.length; size >= 4_096;)
        try {
          writeSync(file, PIECE, 0, size);
        } catch {
          size /= 2;
        }
    } finally {
      closeSync(file);
    }
  }

  free(): void {
    rmSync(this.#ballast, { force: true });
  }

  unmount(): void {
    execFileSync('umount', [this.path], { stdio: 'ignore' });
  }
}
