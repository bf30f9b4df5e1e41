/** In lists of tables. */
export default 'gear-score';
