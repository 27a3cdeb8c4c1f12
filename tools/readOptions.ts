import { parseArgs, type ParseArgsConfig } from 'node:util';

/** A command line cannot be meant. The message is for whoever typed it. */
export class WrongUse extends Error {
  override name = 'WrongUse';
}

/** `parseArgs`, with a sentence for an option that it does not know, in the place of a stack. */
export function readOptions<const T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const isUse =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
    if (!isUse) throw error;
    // What follows is about arguments that begin with a dash, which none of the tools takes.
    throw new WrongUse(`${error.message.split('. ')[0]}.`);
  }
}
