export function storyOffset(now?: Date): number;
export function setAhead(offset: number): void;
