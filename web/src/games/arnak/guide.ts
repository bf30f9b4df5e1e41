/** Where the steps of the first-game guide stand. Step n says the text `guide.n`. */
export const STEPS = ['me', 'prompt', 'map', 'cards', 'research', 'map', 'me', 'prompt'] as const;
