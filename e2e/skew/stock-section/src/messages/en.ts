export const en = {
  title: 'Dashboard by other tools',
  hello: 'Hello, {{email}}!',
  courses: 'To the courses',
  press: 'Press',
  pressed_one: 'pressed once',
  pressed_other: 'pressed {{count}} times',
};
