export const BAR_ATTRIBUTE = 'data-bottom-bar';

/** Spread onto a bar of controls that can stand at the bottom of the window: messages stand above it. */
export const bottomBar = { [BAR_ATTRIBUTE]: '' };

/** The same for what is such a bar on a phone only. */
export const phoneBottomBar = { [BAR_ATTRIBUTE]: 'phone' };
