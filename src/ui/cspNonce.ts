/** Lets the styles that our own code makes at run time through the page's content security policy. */
export const cspNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
