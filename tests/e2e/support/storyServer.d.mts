export interface StoryServer {
  /** Without a slash at its end. */
  url: string;
  stop: () => Promise<void>;
}
export function startOn(folder: string): Promise<StoryServer>;
export function startOnCopy(): Promise<StoryServer>;
export function newFolder(name: string): Promise<string>;
