import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

type Chunk = Rolldown.OutputChunk;

/**
 * The steps in which a person's browser asks for code, by the files that start each. What several steps need belongs to
 * the first of them: one file for a step in place of a hundred small ones, which compress worse and arrive later.
 */
const LAYERS = [
  { name: 'signIn', starts: ['src/app/startLogin.tsx'] },
  // The sign-in page asks the table which addresses there are.
  { name: 'routes', starts: ['src/app/routes.ts', 'src/ui/routes/routeTable.ts'] },
  { name: 'app', starts: ['src/app/startApp.tsx'] },
  { name: 'list', starts: ['src/resources/screens/ResourceList.tsx'] },
];

/** Shared with the entry or the tracking page: these stay in files of their own. */
const APART = ['src/app/main.tsx', 'src/tracking/entry.tsx'];

/** The chunks that come together with those of `starts`; with `later`, also what these fetch in time. */
function withImports(
  chunks: readonly Chunk[],
  starts: readonly Chunk[],
  later: (chunk: Chunk) => readonly string[] = () => [],
): Set<Chunk> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(starts);
  for (const chunk of found)
    for (const file of [...chunk.imports, ...later(chunk)]) {
      const next = byFile.get(file);
      if (next) found.add(next);
    }
  return found;
}

/** A first build without layers: only the bundler knows what is left of a package when unused exports are gone. */
async function chunksOf(config: UserConfig): Promise<readonly Chunk[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, sourcemap: false },
  });
  if (!('output' in built)) throw new Error('The first build has no single output');
  return built.output.filter((part) => part.type === 'chunk');
}

/** The bundler's groups: each module of a layer in the file of that layer. */
async function groupsOf(config: UserConfig): Promise<Rolldown.CodeSplittingGroup[]> {
  const chunks = await chunksOf(config);
  const startsOf = (paths: readonly string[]): Chunk[] =>
    paths.map((path) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${path}`)));
      if (!chunk) throw new Error(`No chunk has ${path}`);
      return chunk;
    });
  const taken = withImports(chunks, startsOf(APART));
  const [signIn, ...others] = LAYERS.map(({ name, starts }) => ({ name, starts: startsOf(starts) }));
  const layers = new Map<string, string>();
  const put = (name: string, ofLayer: ReadonlySet<Chunk>) => {
    for (const chunk of ofLayer) if (!taken.has(chunk)) chunk.moduleIds.forEach((id) => layers.set(id, name));
    ofLayer.forEach((chunk) => taken.add(chunk));
  };
  if (signIn) put(signIn.name, withImports(chunks, signIn.starts));
  // A public page, which the sign-in page's code opens, must not load the app: what they share stays apart too.
  const beyond = new Set(others.flatMap(({ starts }) => starts.map(({ fileName }) => fileName)));
  const doors = (chunk: Chunk) => chunk.dynamicImports.filter((file) => !beyond.has(file));
  withImports(chunks, signIn?.starts ?? [], doors).forEach((chunk) => taken.add(chunk));
  for (const { name, starts } of others) put(name, withImports(chunks, starts));
  return LAYERS.map(({ name }) => ({
    name,
    test: (id: string) => layers.get(id) === name,
    includeDependenciesRecursively: false,
  }));
}

/** Builds `config` in layers; what belongs to none of them goes into `others`. */
export function chunkLayers(config: UserConfig, others: readonly Rolldown.CodeSplittingGroup[]): Plugin {
  return {
    name: 'chunk-layers',
    apply: 'build',
    async config() {
      const groups = [...(await groupsOf(config)), ...others];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}
