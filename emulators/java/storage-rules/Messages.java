import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Map;

/** Builds and reads the JSON messages of the protocol. */
final class Messages {
  private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().serializeNulls().create();

  private Messages() {}

  /** A successful reply; the caller adds `result`. */
  static JsonObject reply(long id) {
    return object(Map.of("id", id, "status", "ok", "errors", List.of(), "warnings", List.of()));
  }

  static JsonObject failed(long id, String reason) {
    return object(Map.of("id", id, "status", "ok", "errors", List.of(reason), "warnings", List.of()));
  }

  static JsonObject object(Map<String, ?> content) {
    return GSON.toJsonTree(content).getAsJsonObject();
  }

  /** The text under a key, or an empty string. */
  static String text(JsonObject object, String key) {
    return object.has(key) && !object.get(key).isJsonNull() ? object.get(key).getAsString() : "";
  }

  /** The object under a key, or an empty object. */
  static JsonObject child(JsonObject object, String key) {
    return object.has(key) ? object.getAsJsonObject(key) : new JsonObject();
  }

  static String toLine(JsonObject message) {
    return GSON.toJson(message);
  }
}
