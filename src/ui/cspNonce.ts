/** Allows styles that the app's code creates at run time under the page's content security policy. */
export const cspNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
