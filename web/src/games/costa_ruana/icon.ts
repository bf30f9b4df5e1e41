/** In lists of tables. */
export default 'island';
