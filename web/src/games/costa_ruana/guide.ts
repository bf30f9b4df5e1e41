/** Where the steps of the first-game guide stand. Step n says the text `guide.n`. */
export const STEPS = ['islands', 'mats', 'mats', 'ritual', 'hand', 'islands', 'steps'] as const;
