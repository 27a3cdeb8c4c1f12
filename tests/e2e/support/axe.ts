import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** What axe finds against WCAG 2.2 AA, each rule with its first places. It runs in the page; the page's policy stays. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map((node) => node.target.join(' '));
    return `${id}: ${places.join(' | ')}`;
  });
}
