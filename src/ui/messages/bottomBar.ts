export const BAR_ATTRIBUTE = 'data-bottom-bar';

/** Props for a bar of controls at the bottom of the window: messages are shown above it. */
export const bottomBar = { [BAR_ATTRIBUTE]: '' };

/** The same for a bar that is at the bottom only on a phone. */
export const phoneBottomBar = { [BAR_ATTRIBUTE]: 'phone' };
