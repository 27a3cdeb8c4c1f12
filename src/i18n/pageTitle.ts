/** The name of the product is the same in every language. */
export const APP_NAME = 'Rx Dispatch';

/** "<title> - <app name>", or the app name alone when there is no title (spec §2). */
export function pageTitle(title: string | null): string {
  return title ? `${title} - ${APP_NAME}` : APP_NAME;
}
