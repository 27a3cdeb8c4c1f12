/** Default page of a signed-in user (spec §2). */
export const HOME = '/home';
export const LOGIN = '/login';
export const ACCOUNT = '/account';
/** Shown after a password change from the mobile app (spec §2). */
export const SUCCESS_MOBILE_PASSWORD = '/success-mobile-password';
/** Public page that verifies a sealed proof. */
export const VERIFY = '/verify';
/** Page of the setup link of an empty installation; not linked for signed-in users. */
export const FIRST_ADMINISTRATOR = '/first-administrator';
