declare module 'virtual:icon-sprite' {
  const symbols: string;
  export default symbols;
}
