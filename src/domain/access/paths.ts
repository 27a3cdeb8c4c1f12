/** Where a signed-in person goes when there is no better place (spec §2). */
export const HOME = '/home';
export const LOGIN = '/login';
export const ACCOUNT = '/account';
/** Shown after a password change from the mobile app (spec §2). */
export const SUCCESS_MOBILE_PASSWORD = '/success-mobile-password';
/** Where anybody checks a sealed proof. */
export const VERIFY = '/verify';
/** Where the link of an empty installation leads; known to nobody who is signed in. */
export const FIRST_ADMINISTRATOR = '/first-administrator';
