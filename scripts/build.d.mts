import type { Plugin } from 'esbuild';

/** Changes with every source of server and tools. */
export function hashOfServer(): string;
/** Bundles server and tools, below a folder from which node_modules can be reached. Takes about a second. */
export function buildServer(outdir?: string, plugins?: readonly Plugin[]): Promise<void>;
/** Builds browser app and server into dist/ unless what is there was built from these very sources. */
export function buildWhenNeeded(): Promise<void>;
