/** 0.874 → "87 %". */
export function percentOf(share: number): string {
  return `${Math.round(share * 100)} %`;
}
