/** What a device shows of a push when the server cannot be asked: nobody is signed in there, or it is a test. */
export const push = {
  news: 'News from Rx Dispatch',
  signIn: 'Sign in to read it.',
  open: 'Open to read it.',
  test: 'Push works on this device.',
};
