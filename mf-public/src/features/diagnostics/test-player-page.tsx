export default function T() {
  return null;
}
