// Functions write a line about each request. What is amiss still shows.
console.info = () => undefined;
