/** Where the steps of the first-game guide stand. Step n says the text `guide.n`. */
export const STEPS = ['race', 'dig', 'rival', 'loot', 'me', 'skills'] as const;
