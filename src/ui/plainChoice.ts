/** "America/Los Angeles": a choice that no language translates, as a person writes it. */
export const plainChoice = (choice: string) => choice.replaceAll('_', ' ');
